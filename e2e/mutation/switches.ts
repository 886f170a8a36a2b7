/** In the page: which fault is there, and the code of which faults has been executed. */
interface ViewFaults {
  active: string | null;
  reached: Set<string>;
}

declare global {
  interface Window {
    readonly viewFaults: ViewFaults;
  }
}

const faults: ViewFaults = { active: null, reached: new Set() };
Object.assign(window, { viewFaults: faults });

/** Called by views of the build with faults. */
export function isFaulty(fault: string): boolean {
  faults.reached.add(fault);
  return faults.active === fault;
}

/** Another value of the same type; null for objects. */
export function otherValue(value: unknown): unknown {
  switch (typeof value) {
    case 'boolean':
      return !value;
    case 'number':
      return value + 1;
    case 'string':
      return `${value}x`;
    default:
      return null;
  }
}
