/** The process pictures are made in: one at a time, asked by the workshop and ended with it. It refuses every other word. */
import { draw, encodeAs } from './drawing.ts';
import type { Answer, Task } from './workshop.ts';

const done = (task: Task) => (task.kind === 'draw' ? draw(task.bytes) : encodeAs(task.wanted, task.bytes));

process.on('message', async (task: Task) => {
  const answer: Answer = await done(task).then(
    (value) => ({ value }),
    () => ({ refused: true }) as const,
  );
  process.send?.(answer);
});
process.on('disconnect', () => process.exit());
