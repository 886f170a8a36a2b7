// What a page of the vault tells the page around it, and nobody else.

const { parent: portal, message } = document.body.dataset;
const tell = (news) => parent !== window && parent.postMessage(news, portal);

if (message) tell(JSON.parse(message));

for (const button of document.querySelectorAll('[data-copy]')) {
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset.copy);
    button.textContent = button.dataset.copied;
  });
}

const form = document.querySelector('[data-choose-pin]');

if (form) {
  const { pin, repeat } = form.elements;
  const complaint = document.getElementById('invalid');
  const isValid = () => /^\d{4}$/.test(pin.value) && pin.value === repeat.value;
  let told;

  form.addEventListener('input', () => {
    const valid = isValid();
    if (valid) complaint.hidden = true;
    if (told !== valid && (valid || repeat.value.length >= pin.value.length)) {
      told = valid;
      tell({ type: 'pin_valid', valid });
    }
  });

  form.addEventListener('submit', (event) => {
    if (isValid()) return;
    event.preventDefault();
    complaint.hidden = false;
    pin.focus();
    tell({ type: 'set_pin_validation_error' });
  });
}
