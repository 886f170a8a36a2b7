import type { VaultPorts } from '../../../machines/ports.ts';
import { warnInDevelopment } from '../../ports/development.ts';
import { vaultFrames } from '../../ports/frames.ts';
import { report } from '../../ports/report.ts';
import type { ScreenScope } from '../define-screen.ts';

/** The ports of a screen that shows pages of the card vault. Few screens do, so the log-in page does not load this code. */
export const vaultPorts = ({ ports, config }: ScreenScope): VaultPorts => ({
  ...ports,
  frames: vaultFrames(config.frameOrigins, (message) => {
    void warnInDevelopment(({ warnAboutMessage }) => warnAboutMessage(message));
    if (config.reports) void report(config.reports, { type: 'frame', ...message });
  }),
});
