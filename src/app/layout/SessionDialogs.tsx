import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { session } from '../../../machines/session/session.ts';
import { useSession } from '../gate.ts';

const loadEnding = () => import('./EndingDialog.tsx');

const ChoosingDialog = lazy(() => import('./ChoosingDialog.tsx'));
const EndingDialog = lazy(loadEnding);

type SessionSnapshot = SnapshotFrom<typeof session>;

const isChoosing = (snapshot: SessionSnapshot) => snapshot.matches('choosing');
const isSignedIn = (snapshot: SessionSnapshot) => snapshot.matches('signedIn');
const isEnding = (snapshot: SessionSnapshot) => snapshot.matches({ signedIn: 'ending' });

/** The two questions a session can ask (§4), above whatever page is open. */
export function SessionDialogs() {
  const actor = useSession();
  const choosing = useSelector(actor, isChoosing);
  const signedIn = useSelector(actor, isSignedIn);
  const ending = useSelector(actor, isEnding);
  useEffect(() => {
    // A session ends most often because the connection is gone; its dialog must be here before that.
    if (signedIn) loadEnding().catch(() => undefined);
  }, [signedIn]);
  return (
    <Suspense fallback={null}>
      {choosing && <ChoosingDialog session={actor} />}
      {ending && <EndingDialog session={actor} />}
    </Suspense>
  );
}
