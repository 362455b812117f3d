/**
 * A function that works out its answer once for each thing it is asked about and keeps it as long as the thing is kept:
 * what a text holds and what the sources say is asked for by many readers.
 */
export function onceFor<Of extends object, Answer>(answerOf: (of: Of) => Answer): (of: Of) => Answer {
  const answers = new WeakMap<Of, { answer: Answer }>();
  return (of) => {
    const before = answers.get(of);
    if (before) return before.answer;
    const answer = answerOf(of);
    answers.set(of, { answer });
    return answer;
  };
}
