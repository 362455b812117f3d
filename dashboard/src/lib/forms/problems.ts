/**
 * The messages of a form as one flat list, in the order of the fields, for the summary above it.
 */
import type { FieldErrors, FieldValues } from 'react-hook-form';

export function problemsOf<Values extends FieldValues>(
  errors: FieldErrors<Values>,
): { field: string; message: string }[] {
  const found: { field: string; message: string }[] = [];
  const walk = (node: unknown, path: string) => {
    if (typeof node !== 'object' || node === null) return;
    const { message } = node as { message?: unknown };
    if (typeof message === 'string' && message !== '') {
      found.push({ field: path, message });
      return;
    }
    for (const [key, child] of Object.entries(node)) if (key !== 'ref') walk(child, path ? `${path}.${key}` : key);
  };
  walk(errors, '');
  return found;
}
