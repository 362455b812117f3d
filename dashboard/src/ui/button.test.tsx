import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { Tooltip, TooltipProvider } from './tooltip.tsx';

const reason = 'Choose a language that is ready';
const publish = (disabledReason: string | undefined, onClick = () => {}) => (
  <TooltipProvider delay={0}>
    <Button disabledReason={disabledReason} onClick={onClick}>
      Publish
    </Button>
  </TooltipProvider>
);

test('a reason that comes and goes leaves the button and its focus where they are', async () => {
  const { rerender } = render(publish(undefined));
  const button = screen.getByRole('button', { name: 'Publish' });
  button.focus();
  for (const next of [reason, undefined, reason]) {
    rerender(publish(next));
    expect(screen.getByRole('button', { name: 'Publish' })).toBe(button);
    expect(document.activeElement).toBe(button);
    expect(button.ariaDisabled).toBe(next ? 'true' : null);
  }
});

test('the reason is said on focus and on a press, and not once it is gone', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  const { rerender } = render(publish(reason, onClick));
  await user.tab();
  expect((await screen.findByRole('tooltip')).textContent).toBe(reason);
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('tooltip')).toBeTruthy();
  expect(onClick).not.toHaveBeenCalled();

  rerender(publish(undefined, onClick));
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.hover(screen.getByRole('button'));
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.click(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledOnce();

  rerender(publish(reason, onClick));
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('another tooltip around a button opens as ever', async () => {
  const user = userEvent.setup();
  render(
    <TooltipProvider delay={0}>
      <Tooltip text="Write this block again">
        <Button aria-label="Write again" />
      </Tooltip>
    </TooltipProvider>,
  );
  await user.hover(screen.getByRole('button'));
  expect((await screen.findByRole('tooltip')).textContent).toBe('Write this block again');
});
