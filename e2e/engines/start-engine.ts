import { startChromium } from './chromium.ts';
import { startFirefox } from './firefox.ts';
import type { Engine, EngineName, EngineOptions } from './tab.ts';
import { startWebKit } from './webkit.ts';

/** Starts a browser. */
export function startEngine(name: EngineName, options: EngineOptions): Promise<Engine> {
  if (name === 'firefox') return startFirefox(options);
  if (name === 'webkit') return startWebKit(options);
  return startChromium(options);
}
