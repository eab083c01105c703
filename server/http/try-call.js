// Runs on the page of the API and lets people try its calls with an access token, which is kept in the page alone.

const timeoutMs = 30_000;
const maxShownLength = 20_000;

const tokenField = document.getElementById('token');

const create = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

const createField = (label, control) => create('label', {}, label, ' ', control);

/** Returns the body of a response for people: JSON indented, and not more than a page can show. */
function format(text) {
  let shown = text;
  try {
    shown = JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    // It is no JSON, so it is shown as it came.
  }
  return shown.length > maxShownLength ? `${shown.slice(0, maxShownLength)}\n…` : shown;
}

async function send({ method, path, inputs, body }) {
  const query = new URLSearchParams();
  let target = path;
  for (const { name, place, input } of inputs) {
    if (place === 'path') target = target.replace(`{${name}}`, encodeURIComponent(input.value));
    else if (input.value !== '') query.set(name, input.value);
  }
  const response = await fetch(query.size > 0 ? `${target}?${query}` : target, {
    method,
    credentials: 'omit',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      Authorization: `Bearer ${tokenField.value.trim()}`,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: body.value }),
  });
  return `${response.status} ${response.statusText}\n${format(await response.text())}`;
}

/** Builds the form of one call. */
function createForm({ method, path, parameters, body: sample }) {
  const inputs = JSON.parse(parameters).map(({ name, in: place }) => ({
    name,
    place,
    input: create('input', { autocomplete: 'off', required: place === 'path' }),
  }));
  const body = sample && create('textarea', { value: sample, rows: 4, spellcheck: false });
  const answer = create('pre', { role: 'status', tabIndex: 0, hidden: true });
  const form = create(
    'form',
    {},
    ...inputs.map(({ name, input }) => createField(name, input)),
    ...(body ? [createField('Body', body)] : []),
    create('button', { textContent: `Send ${method} ${path}` }),
    answer,
  );
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    answer.hidden = false;
    if (tokenField.value.trim() === '') {
      answer.textContent = 'Enter an access token at the top of the page first.';
      return;
    }
    answer.textContent = 'Sending …';
    try {
      answer.textContent = await send({ method, path, inputs, body });
    } catch (error) {
      answer.textContent = `No answer: ${error.message}`;
    }
  });
  return form;
}

for (const details of document.querySelectorAll('details[data-path]')) {
  details.hidden = false;
  details.addEventListener('toggle', () => details.append(createForm(details.dataset)), { once: true });
}
tokenField.form.hidden = false;
