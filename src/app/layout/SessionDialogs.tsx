import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { session } from '../../../machines/session/session.ts';
import { useSession } from '../gate.ts';

const ChoosingDialog = lazy(() => import('./ChoosingDialog.tsx'));
const EndingDialog = lazy(() => import('./EndingDialog.tsx'));

const isChoosing = (snapshot: SnapshotFrom<typeof session>) => snapshot.matches('choosing');
const isEnding = (snapshot: SnapshotFrom<typeof session>) => snapshot.matches({ signedIn: 'ending' });

/** The two questions a session can ask (§4), above whatever page is open; their code comes when first needed. */
export function SessionDialogs() {
  const actor = useSession();
  const choosing = useSelector(actor, isChoosing);
  const ending = useSelector(actor, isEnding);
  return (
    <Suspense fallback={null}>
      {choosing && <ChoosingDialog session={actor} />}
      {ending && <EndingDialog session={actor} />}
    </Suspense>
  );
}
