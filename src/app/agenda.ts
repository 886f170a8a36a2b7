import { type AgendaDay, asLanguage, type Clock, type Device } from '../../machines/ports.ts';
import { saveAgenda } from '../ports/agenda/save.ts';
import { words } from '../ports/words.ts';
import type { Config } from './config.ts';

interface Surroundings {
  readonly config: Config;
  readonly clock: Clock;
  readonly device: Device;
}

/** Saves a calendar file in the language of the portal. */
export function saveInLanguage(days: readonly AgendaDay[], { config, clock, device }: Surroundings): Promise<void> {
  const language = asLanguage(device.read('language')) ?? 'sv';
  return saveAgenda(days, { language, name: config.productName, words, now: clock.now() });
}
