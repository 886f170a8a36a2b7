/** The end of an arrow, for a drawing whose lines have `markerEnd="url(#arrowhead)"`. */
export const ArrowHead = () => (
  <defs>
    <marker
      id="arrowhead"
      viewBox="0 0 8 8"
      refX="7"
      refY="4"
      markerWidth="9"
      markerHeight="9"
      markerUnits="userSpaceOnUse"
      orient="auto"
    >
      <path d="M0 0 L8 4 L0 8 z" />
    </marker>
  </defs>
);
