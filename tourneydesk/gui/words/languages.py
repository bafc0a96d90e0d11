"""Words of choosing the language."""

LANGUAGE_MENU = "&Language"
LANGUAGE_SYSTEM = "As the system has it"
LANGUAGE_LATER_BEGUN = (
    "What you have begun stays. The language changes when TourneyDesk is started the next time."
)
LANGUAGE_LATER = "The draft stays. The language changes when TourneyDesk is started the next time."
