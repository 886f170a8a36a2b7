import { type AgendaDay, asLanguage, type Clock, type Device } from '../../machines/ports.ts';
import { saveAgenda } from '../ports/agenda/save.ts';
import { loadMessages } from '../ports/messages.ts';
import type { Config } from './config.ts';

interface Surroundings {
  readonly config: Config;
  readonly clock: Clock;
  readonly device: Device;
}

/** Saves a calendar file in the language of the portal. */
export function saveInLanguage(days: readonly AgendaDay[], { config, clock, device }: Surroundings): Promise<void> {
  const language = asLanguage(device.read('language')) ?? 'sv';
  return saveAgenda(days, { language, name: config.productName, loadMessages, now: clock.now() });
}
