/** A plate seen from above. */
export const LogoMark = ({ print = false }: { readonly print?: boolean }) => (
  <svg aria-hidden viewBox="0 0 26 26" className={`size-7 shrink-0 ${print ? 'text-print-ink' : 'text-accent'}`}>
    <rect width="26" height="26" rx="9" fill="currentColor" />
    <circle
      cx="13"
      cy="13"
      r="6.5"
      fill="none"
      strokeWidth="3"
      className={print ? 'stroke-print-base' : 'stroke-accent-ink'}
    />
  </svg>
);
