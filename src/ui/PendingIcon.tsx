import type { LucideIcon } from 'lucide-react';

/** A large icon in a rotating ring. Decorative: the text next to it must say what is pending. */
export const PendingIcon = ({ icon: Icon }: { readonly icon: LucideIcon }) => (
  <div
    aria-hidden
    className="relative mx-auto my-4 grid size-36 place-items-center rounded-full bg-accent-soft text-accent"
  >
    <Icon className="size-14" strokeWidth={1.4} />
    <svg aria-hidden viewBox="0 0 100 100" className="absolute inset-0 animate-turn">
      <circle
        cx="50"
        cy="50"
        r="48"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="70 240"
      />
    </svg>
  </div>
);
