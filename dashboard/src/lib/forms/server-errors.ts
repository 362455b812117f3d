/**
 * Puts what the server found wrong at the fields of a form. Only fields the form knows get a message; the answer tells
 * whether anything was placed.
 */
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '#lib/api/api-error.ts';

export function placeServerErrors<Values extends FieldValues, Context, Output>(
  form: Pick<UseFormReturn<Values, Context, Output>, 'setError' | 'getValues'>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const known = form.getValues();
  const here = error.validationErrors.filter(({ field }) => (field.split('.')[0] ?? '') in known);
  for (const { field, message } of here) form.setError(field as Path<Values>, { type: 'server', message });
  return here.length > 0;
}
