// Reloads a page when its data has changed, unless the user is typing in it.

const POLL_INTERVAL = 1000;
const { watch } = document.querySelector('main').dataset;
let previous;

const isTyping = () => [...document.querySelectorAll('input:not([type=hidden])')].some((field) => field.value !== '');

async function poll() {
  if (document.visibilityState === 'hidden') return;
  // A request fails when the page is being unloaded.
  const text = await fetch(watch, { cache: 'no-store' })
    .then((response) => response.text())
    .catch(() => undefined);
  if (text === undefined) return;
  previous ??= text;
  if (text !== previous && !isTyping()) location.reload();
}

setInterval(poll, POLL_INTERVAL);
document.addEventListener('visibilitychange', poll);
poll();
