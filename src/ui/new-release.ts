/** How long the server has to answer, ms: a failure must not wait for a slow connection before it is shown. */
const TIMEOUT = 3000;
/** The scripts with which this tab was reloaded because of a newer release. */
const RELOADED = 'reloadedScripts';

/** The script that the page starts with. Its name changes with each release, because it contains the names of all chunks. */
const ownScript = (): string | null =>
  document.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src') ?? null;

async function isReplaced(script: string): Promise<boolean> {
  try {
    const response = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT) });
    const page = await response.text();
    return response.ok && page.includes('id="portal"') && !page.includes(script);
  } catch {
    return false;
  }
}

/** Whether the page may be reloaded: once with the same script, so that two releases on two servers cause no loop. */
function isFirstReload(script: string): boolean {
  try {
    const reloaded = sessionStorage.getItem(RELOADED)?.split(' ') ?? [];
    if (reloaded.includes(script)) return false;
    sessionStorage.setItem(RELOADED, [...reloaded, script].join(' '));
    return true;
  } catch {
    // Without storage nothing remembers the reload.
    return false;
  }
}

/** Whether the server has a newer release than this page, and the page was not yet reloaded because of that. Never rejects. */
export async function needsReload(): Promise<boolean> {
  const script = ownScript();
  return script !== null && (await isReplaced(script)) && isFirstReload(script);
}
