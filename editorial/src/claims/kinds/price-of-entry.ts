/** Prices of the event itself, where its name stands for its tickets. */
import { mentionsBeside, type Reading } from '#claims/reading/read.ts';

const happening =
  /^(?:takes?|taking|is|returns|a|aura|se|tiene|tendrá|revient|vuelve|regresa|arranca|findet|steigt|kehrt|ist|geht|stattfindet|est)$/;

/** 'A day at the fair costs €18': the event itself, and no verb of one, in the clause of a price. */
export const namesEvent = (reading: Reading, index: number) =>
  mentionsBeside(reading, index).some(
    (mention) =>
      reading.clause[mention.from] === reading.clause[index] &&
      mention.to <= index &&
      mention.subjects.some(({ type }) => type === 'event') &&
      !happening.test(reading.tokens[mention.from]?.text ?? ''),
  );
