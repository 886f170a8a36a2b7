// Reports the result of a vault page to the page that frames it, on the portal's origin only.

const { parent: parentOrigin, message } = document.body.dataset;
const postToParent = (data) => parent !== window && parent.postMessage(data, parentOrigin);

if (message) postToParent(JSON.parse(message));

for (const button of document.querySelectorAll('[data-copy]')) {
  button.addEventListener('click', async () => {
    const { copy, copied, notCopied } = button.dataset;
    // On http in a local network there is no clipboard.
    const writing = navigator.clipboard?.writeText(copy) ?? Promise.reject();
    button.textContent = await writing.then(
      () => copied,
      () => notCopied,
    );
  });
}

const form = document.querySelector('[data-choose-pin]');

if (form) {
  const { pin, repeat } = form.elements;
  const errorText = document.getElementById('invalid');
  const isValid = () => /^\d{4}$/.test(pin.value) && pin.value === repeat.value;
  let reported;

  form.addEventListener('input', () => {
    const valid = isValid();
    if (valid) errorText.hidden = true;
    if (reported !== valid && (valid || repeat.value.length >= pin.value.length)) {
      reported = valid;
      postToParent({ type: 'pin_valid', valid });
    }
  });

  form.addEventListener('submit', (event) => {
    if (isValid()) return;
    event.preventDefault();
    errorText.hidden = false;
    pin.focus();
    postToParent({ type: 'set_pin_validation_error' });
  });
}
