import { useRevalidator, useRouteError } from 'react-router';
import { messageOf } from '#lib/api/api-error.ts';
import { SomethingWentWrong } from '#ui/error-boundary.tsx';

/** A screen that threw, or whose code could not be fetched. */
export function RouteError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  return <SomethingWentWrong message={messageOf(error)} onTryAgain={() => void revalidate()} />;
}
