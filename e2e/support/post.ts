/** Returns a function that posts JSON to the sandbox's own API. It throws if the response is not ok. */
export const jsonPoster =
  (base: string) =>
  async <Answer>(path: string, body: object = {}): Promise<Answer> => {
    const response = await fetch(base + path, { method: 'POST', body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json() as Promise<Answer>;
  };
