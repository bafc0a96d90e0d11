"""What columns of lists are called, in five languages.

English, German, Spanish, French and Japanese headings are recognized regardless of case, accents,
blanks and punctuation.
"""

import re
import unicodedata

_WORDS = {
    "name": """name names memname dname rmemname membername player players playername
        playersname nameofplayer fullname competitor participant participants entrant spieler
        spielerin spielername teilnehmer teilnehmerin teilnehmername nombre nombrecompleto
        nombreyapellido nombreyapellidos apellidosynombre apellidoynombre apellidosnombre
        jugador jugadora participante nom nomcomplet nometprenom nomprenom joueur joueuse 名前
        氏名 選手 選手名 プレイヤー""",
    "first name": """first firstname forename given givenname givennames christianname vorname
        rufname prenom nombredepila 名""",
    "last name": """last lastname surname family familyname nachname familienname zuname
        apellido apellidos primerapellido nomdefamille 姓""",
    "rating": """rating ratings rtg elo elorating elozahl ratingelo currentrating uscfrating
        uschessrating nationalrating wertung wertungszahl regular regularrating regrating
        rrating standardrating dwz twz nwz spielstarke clasificacionelo classementelo rlpbrat
        drating rrating1 レート レーティング""",
    "second rating": """rating2 secondrating 2ndrating quick quickrating quickrtg qrating rapid
        rapidrating blitz blitzrating fide fiderating fideelo elofide ratingfide fidertg qlpbrat
        blpbrat rrating2 zweitewertung zweitewertungszahl schnellschach schnellschachelo
        rapidelo blitzelo segundorating eloblitz elorapido ratingrapido secondelo elorapide""",
    "age": "age ages alter edad lebensalter 年齢",
    "age group": """agegroup agedivision agecategory agebracket altersgruppe altersklasse
        grupodeedad categoriadeedad categoriedage 年齢区分""",
    "birth date": """birthyear yearofbirth yob byear born birth birthdate dateofbirth birthday
        bday dob geburtsjahr jahrgang geburtsdatum geburtstag geboren geb gebdatum gebjahr
        geburtstagsdatum anodenacimiento fechadenacimiento fechanacimiento anonacimiento
        nacimiento nacido datedenaissance anneedenaissance naissance nele 生年 生年月日""",
    "member ID": """memberid membershipid membershipnumber membershipno membernumber memberno id
        ids playerid idnumber idno uscfid uscfno uscfnumber uschessid uschessno uschessnumber
        usfid fideid fideno fidenumber idfide dci dcinumber dciid memid dmemid rmemid memno
        membership mitgliedsnummer mitgliedsnr mitgliednr mitglnr mgnr spielerid passnummer
        passnr pkz zps licence license licenseid licencia numerodelicencia carnet socio
        numerodesocio licenceid numerodelicence 会員番号""",
    "club": """club clubs clubname verein vereinsname school schoolname schule escuela colegio
        store ecole 所属 クラブ""",
    "team": "team teams teamname mannschaft mannschaftsname equipo equipe チーム",
    "state": """state dstate rstate statecode st province bundesland estado provincia comunidad
        region etat 都道府県""",
    "membership until": """expires expired rexpdate expiry expiration expirationdate expirydate
        expdate expiredate membershipexpires membershipexpiration membershipexpiry memberuntil
        membershipuntil validuntil validthrough goodthrough mitgliedbis gultigbis ablauf
        ablaufdatum sociohasta validohasta vigencia vencimiento caducidad valablejusqua
        expiration 有効期限""",
    "household": """household householdid familyid familymark sibling siblings haushalt
        familienzeichen hogar marcadefamilia famille foyer 家族""",
    "grade": """grade schoolgrade gradelevel klasse schulklasse curso grado gradoescolar classe
        学年""",
    "e-mail": """email emails emailaddress mail mailaddress emailadresse mailadresse correo
        correoelectronico courriel メール メールアドレス""",
    "note": """note notes comment comments remark remarks bemerkung bemerkungen anmerkung
        anmerkungen notiz notizen kommentar nota notas comentario comentarios observacion
        observaciones remarque remarques commentaire 備考 メモ""",
}
FIELDS = tuple(_WORDS)
"""The fields that a column can have."""
AGE_GROUP = "age group"
FIELD_KEYS = {
    "second rating": "rating2",
    "membership until": "expires",
    "birth date": "birth",
    "e-mail": "email",
    "member ID": "member_id",
    "age group": "age_group",
}
"""What `PlayerFields` calls a field that has another name there."""
_BRACKETS = re.compile(r"\([^()]*\)|\[[^\[\]]*\]")


def _normalized(text: str) -> str:
    text = unicodedata.normalize("NFKC", text).casefold()
    return "".join(
        character for character in unicodedata.normalize("NFKD", text) if character.isalnum()
    )


_FIELD_OF = {_normalized(word): field for field, words in _WORDS.items() for word in words.split()}


def field_of(heading: str) -> str | None:
    """The field that a heading names, None if it is unknown."""
    return _FIELD_OF.get(_normalized(_BRACKETS.sub("", heading[:200]) or heading[:200]))
