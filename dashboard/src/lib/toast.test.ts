import { toast as shown } from 'sonner';
import { expect, test, vi } from 'vitest';
import { showBy, toast, whenSomethingIsSaid } from './toast.ts';

test('the first word asks for what shows it, and is shown once that stands', () => {
  const success = vi.spyOn(shown, 'success').mockReturnValue(1);
  const come = vi.fn();
  const end = whenSomethingIsSaid(come);
  expect(come).not.toHaveBeenCalled();
  toast.success('Saved');
  expect(come).toHaveBeenCalledOnce();
  expect(success).not.toHaveBeenCalled();

  const leave = showBy(shown);
  expect(success.mock.calls).toEqual([['Saved', undefined]]);
  toast.success('Saved again');
  expect(success).toHaveBeenCalledTimes(2);
  expect(come).toHaveBeenCalledOnce();
  leave();
  end();
});

test('what is said before anybody listens is not lost', () => {
  const error = vi.spyOn(shown, 'error').mockReturnValue(1);
  toast.error('Request timed out');
  const come = vi.fn();
  whenSomethingIsSaid(come)();
  expect(come).toHaveBeenCalledOnce();
  showBy(shown)();
  expect(error.mock.calls).toEqual([['Request timed out', undefined]]);
});
