/** Sends JSON to the sandbox's own API; throws what it says when it refuses. */
export const jsonPoster =
  (base: string) =>
  async <Answer>(path: string, body: object = {}): Promise<Answer> => {
    const answer = await fetch(base + path, { method: 'POST', body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json() as Promise<Answer>;
  };
