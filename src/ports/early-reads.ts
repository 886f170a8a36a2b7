import * as z from 'zod/mini';
import { HOME_PATH } from '../../machines/portal/paths.ts';
import type { Device } from '../../machines/ports.ts';
import { parseStored } from '../../machines/stored-json.ts';

declare global {
  interface Window {
    /** What `public/before-paint.js` has sent: the token, and the responses by URL. */
    earlyReads?: { readonly token: string; readonly responses: Map<string, Promise<Response>> } | undefined;
  }
}

/** `gate` for the reads of the access gate, which every page needs; otherwise the path of the page. */
type Place = 'gate' | typeof HOME_PATH;

/** The calls between the start of the portal and the open home page, by name. */
export const EARLY_CALLS: Readonly<Record<string, Place>> = {
  cardholderInfo: 'gate',
  accounts: 'gate',
  onboardingStatus: 'gate',
  customPolicy: 'gate',
  balance: HOME_PATH,
  notifications: HOME_PATH,
  nextTopupInfo: HOME_PATH,
  transactions: HOME_PATH,
  accountCards: HOME_PATH,
  pinStatus: HOME_PATH,
  pinAttempts: HOME_PATH,
};

const stored = z.record(z.string(), z.tuple([z.string(), z.string()]));

/** Reads that are sent before the script of the portal has loaded (docs/decisions/0030). */
export interface EarlyReads {
  /** The response to a read with this token, if it was sent early; each response is used once. */
  take(url: string, token: string): Promise<Response> | undefined;
  /** Stores the URL of a read, if the next start shall send it early. */
  remember(call: string, url: string): void;
  /** Drops the responses that were not used: a change can make them wrong. */
  drop(): void;
}

/** The early reads of this page; the URLs for the next start are on the device as `[place, url]`, by call. */
export function earlyReads(device: Device): EarlyReads {
  return {
    take(url, token) {
      const sent = window.earlyReads;
      const response = sent?.token === token ? sent.responses.get(url) : undefined;
      sent?.responses.delete(url);
      return response;
    },
    remember(call, url) {
      const place = EARLY_CALLS[call];
      if (place === undefined) return;
      const reads = parseStored(stored, device.read('earlyReads')) ?? {};
      if (reads[call]?.[1] === url && reads[call][0] === place) return;
      device.write('earlyReads', JSON.stringify({ ...reads, [call]: [place, url] }));
    },
    drop() {
      window.earlyReads = undefined;
    },
  };
}
