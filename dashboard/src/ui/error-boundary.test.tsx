import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

let broken: unknown;
function Part() {
  if (broken) throw broken;
  return <p>The settings</p>;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  broken = new Error('The styles of this site are not readable');
});

test('what went wrong is said in its own words, with both ways on', () => {
  render(
    <ErrorBoundary>
      <Part />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading').textContent).toBe('Something went wrong');
  expect(screen.getByRole('alert').textContent).toContain('The styles of this site are not readable');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Try Again', 'Reload Page']);
});

test('Try Again draws the part anew', async () => {
  const user = userEvent.setup();
  const onTryAgain = vi.fn();
  render(
    <ErrorBoundary onTryAgain={onTryAgain}>
      <Part />
    </ErrorBoundary>,
  );
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByRole('heading').textContent).toBe('Something went wrong');
  broken = null;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByText('The settings')).toBeTruthy();
  expect(onTryAgain).toHaveBeenCalledTimes(2);
});

test('Reload Page loads the page', async () => {
  const user = userEvent.setup();
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  broken = 'only words';
  render(
    <ErrorBoundary>
      <Part />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain('only words');
  await user.click(screen.getByRole('button', { name: 'Reload Page' }));
  expect(reload).toHaveBeenCalledOnce();
});
