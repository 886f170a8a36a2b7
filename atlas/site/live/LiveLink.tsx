import { Link } from 'react-router-dom';
import { useLive } from './use-live.ts';

/** A link to the live page, which says whether a portal is followed. */
export function LiveLink() {
  const isFollowing = useLive((snapshot) => snapshot.matches('following'));
  return (
    <Link to="/live" className="live-link" data-following={isFollowing || undefined}>
      {isFollowing ? 'Live: following' : 'Live'}
    </Link>
  );
}
