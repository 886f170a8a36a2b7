/** Faults that change nothing for a person, by their ids, each with the reason. */
export const EQUIVALENT_FAULTS: Readonly<Record<string, string>> = {};
