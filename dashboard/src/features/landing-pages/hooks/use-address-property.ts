/**
 * Which property an address is about. A link that names one opens there even while another is selected; afterwards the
 * selection leads, and the address follows it.
 */
import { propertyEndpoints } from '@foyer/contract/properties';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '#lib/api/call.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';

/** Name of the property in the address. */
export const propertyParam = 'property';

/** Keeps `?property=` and the selection together; false while the property of a link is being selected. */
export function useAddressProperty(): boolean {
  const [params, setParams] = useSearchParams();
  const { property, selectProperty } = useSelection();
  const [wanted] = useState(() => params.get(propertyParam));
  const [settled, setSettled] = useState(false);
  const elsewhere = !settled && wanted !== null && property !== null && wanted !== property.id;
  const found = useQuery({
    queryKey: ['property', wanted],
    queryFn: ({ signal }) => call(propertyEndpoints.one, { params: { id: wanted ?? '' }, signal }),
    enabled: elsewhere,
    retry: false,
  });
  const selected = property?.id;
  const inAddress = params.get(propertyParam);

  useEffect(() => {
    if (!selected || settled) return;
    if (!elsewhere || found.error) setSettled(true);
    else if (found.data) selectProperty(found.data);
  }, [selected, settled, elsewhere, found.error, found.data, selectProperty]);

  useEffect(() => {
    if (!settled || !selected || inAddress === selected) return;
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(propertyParam, selected);
        return next;
      },
      { replace: true },
    );
  }, [settled, selected, inAddress, setParams]);

  return !elsewhere || found.error !== null;
}
