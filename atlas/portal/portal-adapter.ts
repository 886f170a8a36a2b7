import { calls } from '../../contract/calls.ts';
import type { AtlasAdapter } from '../adapter.ts';
import { liveFlowOf } from '../live/live-flow.ts';
import { placeOf } from '../live/pages.ts';
import type { Sources } from '../source/module.ts';
import { goingsOf } from './goings.ts';
import { QUOTED_TEXTS } from './quoted-texts.ts';
import { routesIn } from './routes.ts';
import { UNSHOWN_TEXTS } from './unshown-texts.ts';

/** What the atlas must know of the portal. */
export const portalAdapter = (sources: Sources): AtlasAdapter => ({
  sources,
  command: 'npm run flows',
  calls,
  routes: routesIn(sources),
  chapters: {
    '§1': '§1 What the product does',
    '§2': '§2 Screens and routes',
    '§3': '§3 Entities',
    '§4': '§4 States and transitions',
    '§5': '§5 Validation rules',
    '§9': '§9 Business constants and limits',
  },
  quotedTexts: QUOTED_TEXTS,
  unshownTexts: UNSHOWN_TEXTS,
  // The root loads the gate with the signed-in part. The others are screens of routes.
  loading: { root: 'portal', loaderOf: (machine) => (machine === 'access-gate' ? 'portal' : 'screen-host') },
  placeOf,
  goingsOf,
  liveOf: liveFlowOf,
});
