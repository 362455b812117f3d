import { type IdentitySettings, identityFields } from '@foyer/contract/site-content';
import { FieldError } from '#ui/field.tsx';
import { type Network, networkNames } from '../identity-words.ts';
import { AddLink } from './add-link.tsx';
import type { FormProps } from './form-props.ts';
import { Group } from './group.tsx';
import { OrderedList } from './ordered-list.tsx';

/** Where else the house is found, in the order of the foot. */
export function SocialLinks({ settings, problemAt, onChange }: FormProps<IdentitySettings>) {
  const { social } = settings;
  const add = (network: Network, address: string) => {
    const { data, error } = identityFields.social.safeParse([...social, { network, address }]);
    if (data) onChange({ social: data });
    return error?.issues.at(-1)?.message;
  };
  return (
    <Group title="Social">
      <OrderedList
        label="Social links"
        items={social}
        keyOf={(one) => `${one.network} ${one.address}`}
        nameOf={(one) => networkNames[one.network]}
        onChange={(list) => onChange({ social: list })}
      >
        {(one, at) => (
          <>
            <span className="block text-sm leading-5 font-medium">{networkNames[one.network]}</span>
            <span className="block text-xs text-muted-foreground [overflow-wrap:anywhere]">{one.address}</span>
            {problemAt(`social.${at}.address`) && <FieldError>{problemAt(`social.${at}.address`)}</FieldError>}
          </>
        )}
      </OrderedList>
      <AddLink
        kinds={networkNames}
        first="instagram"
        kindLabel="Network"
        addLabel="Add social link"
        placeholder="https://"
        type="url"
        onAdd={add}
      />
    </Group>
  );
}
