"use strict";
(() => {
  const box = document.getElementById("find");
  const field = document.getElementById("name");
  const nobody = document.getElementById("nobody");
  const footer = document.querySelector("footer");
  const renewed = footer.textContent;
  const fold = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const own = document.querySelector("script").textContent;
  let offset = 0, last = Date.now(), shown = "", timer = 0;

  function find() {
    const words = fold(field.value).split(/\s+/).filter(Boolean);
    let found = 0;
    for (const rows of groups()) {
      const names = rows.flatMap((row) => [...row.querySelectorAll(".name")]).map((one) => fold(one.textContent));
      const fits = !words.length || names.some((name) => words.every((word) => name.includes(word)));
      for (const row of rows) row.classList.toggle("away", !fits);
      found += fits;
    }
    nobody.hidden = !words.length || found > 0;
    box.hidden = !field.value && !document.querySelector("main tbody td.name");
  }

  // Rows of one table, whose number is in the first of them, stay together.
  function groups() {
    const made = [];
    for (const body of document.querySelectorAll("main tbody")) {
      const several = body.querySelector(".begins") !== null;
      for (const row of body.rows) {
        const goesOn = several && row.previousElementSibling && row.querySelector("td.tile:empty");
        if (goesOn) made.at(-1).push(row);
        else made.push([row]);
      }
    }
    return made;
  }

  function tick() {
    const clock = document.querySelector(".clock[data-ends]");
    if (!clock) return;
    const left = Math.ceil(Number(clock.dataset.ends) - (Date.now() + offset) / 1000);
    const two = (number) => String(number).padStart(2, "0");
    const minutes = Math.floor(left / 60);
    clock.classList.toggle("over", left <= 0);
    if (left <= 0) clock.textContent = clock.dataset.over;
    else {
      const time = (minutes < 60 ? minutes : Math.floor(minutes / 60) + ":" + two(minutes % 60)) + ":" + two(left % 60);
      clock.querySelector("b").textContent = clock.dataset.left.replace("{time}", time);
    }
  }

  async function renew() {
    clearTimeout(timer);
    timer = setTimeout(renew, 17000 + Math.random() * 6000);
    if (document.hidden) return;
    const stop = new AbortController();
    const late = setTimeout(() => stop.abort(), 10000);
    try {
      const answer = await fetch(location.pathname, { cache: "no-cache", signal: stop.signal });
      if (answer.status === 404) return location.replace("/");
      if (!answer.ok) throw new Error(answer.statusText);
      offset = Date.parse(answer.headers.get("Date")) - Date.now() || 0;
      const text = await answer.text();
      last = Date.now();
      footer.textContent = renewed;
      footer.classList.remove("lost");
      if (text !== shown) take(new DOMParser().parseFromString(text, "text/html"), text);
    } catch (problem) {
      const time = new Date(last).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
      footer.textContent = footer.dataset.lost.replace("{time}", time);
      footer.classList.add("lost");
    } finally {
      clearTimeout(late);
      tick();
    }
  }

  function take(page, text) {
    const script = page.querySelector("script");
    if (!script || script.textContent !== own) return location.reload();
    const first = shown === "";
    shown = text;
    for (const part of ["header", "main"]) {
      const now = document.querySelector(part), next = page.querySelector(part);
      if (!first || now.innerHTML !== next.innerHTML) now.replaceWith(next);
    }
    document.title = page.title;
    find();
  }

  field.addEventListener("input", find);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) renew(); });
  setInterval(tick, 1000);
  find();
  renew();
})();
