// Shows a page again as soon as what it is about has changed, unless somebody is writing in it.

const EVERY = 1000;
const { watch } = document.querySelector('main').dataset;
let shown;

const isWriting = () => [...document.querySelectorAll('input:not([type=hidden])')].some((field) => field.value !== '');

async function look() {
  if (document.visibilityState === 'hidden') return;
  const answer = await fetch(watch, { cache: 'no-store' }).catch(() => null);
  const text = await answer?.text();
  if (text === undefined) return;
  shown ??= text;
  if (text !== shown && !isWriting()) location.reload();
}

setInterval(look, EVERY);
document.addEventListener('visibilitychange', look);
look();
