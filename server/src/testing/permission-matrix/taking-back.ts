/** A gate that proves as the product's does, runs an allowed write whole, and takes it back when it is done. */
import type { Gate } from '../../lib/serve.ts';

class TakenBack extends Error {
  readonly answer: unknown;

  constructor(answer: unknown) {
    super('The write was taken back');
    this.answer = answer;
  }
}

export const takingBack = (gate: Gate): Gate => ({
  async enter<T>(...[sessionHash, endpoint, targets, work, ahead]: Parameters<typeof gate.enter<T>>): Promise<T> {
    if (endpoint.method === 'GET') return gate.enter(sessionHash, endpoint, targets, work, ahead);
    try {
      return await gate.enter<T>(
        sessionHash,
        endpoint,
        targets,
        async (scope) => {
          throw new TakenBack(await work(scope));
        },
        ahead,
      );
    } catch (problem) {
      if (problem instanceof TakenBack) return problem.answer as T;
      throw problem;
    }
  },
});
