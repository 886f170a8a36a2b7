/** The contacts of a payment card. */
export const Chip = () => (
  <svg aria-hidden viewBox="0 0 42 32" className="w-11">
    <defs>
      <linearGradient id="chip" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="currentColor" className="text-gold-light" />
        <stop offset="1" stopColor="currentColor" className="text-gold-deep" />
      </linearGradient>
    </defs>
    <rect width="42" height="32" rx="7" fill="url(#chip)" />
    <path
      d="M0 11h13M0 21h13M29 11h13M29 21h13M13 0v32M29 0v32M13 16h16"
      className="fill-none stroke-gold-line/60"
      strokeWidth="1"
    />
  </svg>
);
