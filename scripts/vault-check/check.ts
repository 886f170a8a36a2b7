import type { Page } from '@playwright/test';
import { type FrameMessage, readFrameMessage } from '../../contract/frame-message.ts';
import type { VaultOptions } from './options.ts';

/** What the portal does about each message (docs/vault.md). */
const EFFECTS: Readonly<Record<FrameMessage['type'], string>> = {
  view_pin_success: 'the PIN stays visible for 60 s',
  view_pin_error: 'the frame is removed, and the page says that the PIN could not be shown',
  set_pin_success: 'the PIN counts as chosen, and the signature opens',
  set_pin_error: 'the page says that the PIN could not be saved',
  set_pin_validation_error: 'the page says that the PIN is not valid',
  pin_valid: 'with false, the page says that the PIN is not valid',
};

const fieldsOf = (data: unknown): string => (data instanceof Object ? ` (${Object.keys(data).join(', ')})` : '');

/** A message that the page has posted, in a sentence. Values are not printed: one can be a PIN. */
export function sentenceOf(
  origin: string,
  data: unknown,
  origins: readonly string[],
): { text: string; isRead: boolean } {
  const from = `${origin} posted ${data instanceof Object ? 'an object' : `a ${typeof data}`}${fieldsOf(data)}`;
  if (!origins.includes(origin))
    return { text: `✗ ${from}: ignored, because ${origin} is not in frameOrigins`, isRead: false };
  const message = readFrameMessage(data);
  if (!message) return { text: `✗ ${from}: ignored, because it names no event of docs/vault.md`, isRead: false };
  const { type } = message;
  const value = type === 'pin_valid' ? ` ${message.valid}` : '';
  return { text: `✓ ${from}: read as ${type}${value}: ${EFFECTS[type]}`, isRead: true };
}

/** The frame of the portal: `src/ports/frames.ts`. */
const FRAME =
  '<iframe name="vault" sandbox="allow-scripts allow-forms allow-same-origin" referrerpolicy="no-referrer" style="width:100%;height:95vh"></iframe>';

/** Opens the page in a frame, and says what it posts while `wait` lasts. `isRead`: the portal reads a message. */
export async function checkVault(
  page: Page,
  { url, token, portal, origins, wait }: VaultOptions,
  print: (line: string) => void,
) {
  const host = `${portal}/vault-check`;
  let isRead = false;
  let count = 0;
  await page.exposeFunction('posted', (origin: string, data: unknown) => {
    const sentence = sentenceOf(origin, data, origins);
    isRead ||= sentence.isRead;
    count += 1;
    print(sentence.text);
  });
  await page.route(host, (route) => route.fulfill({ contentType: 'text/html', body: `<!doctype html>${FRAME}` }));
  const failures: string[] = [];
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()));
  page.on('requestfailed', (request) =>
    failures.push(`${request.url().split('?')[0]}: ${request.failure()?.errorText}`),
  );
  await page.goto(host);
  await page.evaluate(
    ([address, field]) => {
      const frame = document.querySelector('iframe');
      addEventListener('message', ({ source, origin, data }) => {
        if (source === frame?.contentWindow) Reflect.get(window, 'posted')(origin, data);
      });
      if (field === null) return void frame?.setAttribute('src', address);
      const form = Object.assign(document.createElement('form'), { method: 'post', action: address, target: 'vault' });
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name: 'token', value: field }));
      document.body.append(form);
      form.submit();
      form.remove();
    },
    [url, token ?? null] as const,
  );
  await page.waitForTimeout(wait);
  const silent = [
    'The page posted nothing that this page may read. If it posts to the portal’s origin only, or only the portal may frame it, name that origin: --portal https://portal.example',
  ];
  const effect = ['The portal read nothing: it removes a PIN after 15 s without view_pin_success.'];
  const advice = [...(count === 0 ? silent : []), ...(isRead ? [] : effect)];
  return { lines: [...advice, ...failures.map((failure) => `  ${failure}`)], isRead };
}
