import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import type { EventDraft, Problems } from '../event-draft.ts';
import { SiteCategorySelect } from './category-select.tsx';

type TicketFieldsProps = {
  draft: EventDraft;
  /** Whose site the event is on. */
  domainId: string;
  problems: Problems;
  readOnly: boolean;
  onChange: (change: Partial<EventDraft>) => void;
};

const currencies = ['EUR', 'CHF', 'GBP', 'USD', 'CZK', 'DKK', 'HUF', 'NOK', 'PLN', 'SEK'];

/** What kind of event it is, what it costs and how many come. */
export const TicketFields = ({ draft, domainId, problems, readOnly, onChange }: TicketFieldsProps) => (
  <Card aria-label="Kind and tickets" className="px-4 pt-3 pb-4">
    <h2 className="mb-3 text-base font-semibold">Kind and tickets</h2>
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Category" error={problems.category ?? problems.siteCategory}>
        {(control) => (
          <SiteCategorySelect
            {...control}
            name="category"
            domainId={domainId}
            disabled={readOnly}
            value={draft}
            onChange={onChange}
          />
        )}
      </Field>
      <Field label="Expected visitors a day" error={problems.expectedVisitors} hint="Empty when nobody can say.">
        {(control) => (
          <Input
            {...control}
            name="expectedVisitors"
            inputMode="numeric"
            readOnly={readOnly}
            value={draft.expectedVisitors}
            onChange={(event) => onChange({ expectedVisitors: event.target.value })}
          />
        )}
      </Field>
      <Field label="Ticket link" error={problems.ticketUrl}>
        {(control) => (
          <Input
            {...control}
            name="ticketUrl"
            type="url"
            placeholder="https://"
            readOnly={readOnly}
            value={draft.ticketUrl}
            onChange={(event) => onChange({ ticketUrl: event.target.value })}
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Field
          label="Lowest price"
          error={problems.price}
          hint="0 when entry is free, empty when it is not known."
          className="grow"
        >
          {(control) => (
            <Input
              {...control}
              name="price"
              inputMode="decimal"
              readOnly={readOnly}
              value={draft.price}
              onChange={(event) => onChange({ price: event.target.value })}
            />
          )}
        </Field>
        <Field label="Currency" error={problems.currency} className="w-24 shrink-0">
          {(control) => (
            <Select
              {...control}
              name="currency"
              disabled={readOnly}
              value={draft.currency}
              onChange={(event) => onChange({ currency: event.target.value })}
            >
              {[...new Set([...currencies, draft.currency])].map((code) => (
                <option key={code}>{code}</option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </div>
  </Card>
);
