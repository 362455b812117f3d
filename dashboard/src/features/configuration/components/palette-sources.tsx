import type { Theme } from '@foyer/contract/theme';
import Image from 'lucide-react/icons/image';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { usePalette } from '#features/hotel-decor/queries.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { Button } from '#ui/button.tsx';
import { useLogoColors } from '../queries.ts';
import { PaletteDialog } from './palette-dialog.tsx';

type OnUse = (colors: Pick<Theme['colors'], 'light' | 'dark'>) => void;

/** Ways to a palette that fits the house: from its photographs and from its logo. */
export function PaletteSources({ onUse }: { onUse: OnUse }) {
  const { workspace, property } = useSelection();
  const [open, setOpen] = useState<'photos' | 'logo' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        disabledReason={property ? undefined : 'Photographs belong to a property, and there is none yet'}
        onClick={() => setOpen('photos')}
      >
        <Image aria-hidden />
        From photographs
      </Button>
      <Button size="sm" onClick={() => setOpen('logo')}>
        <Upload aria-hidden />
        From the logo
      </Button>
      {open === 'photos' && property && (
        <FromPhotographs propertyId={property.id} house={property.name} onUse={onUse} onClose={close} />
      )}
      {open === 'logo' && workspace && <FromLogo domainId={workspace.domainId} onUse={onUse} onClose={close} />}
    </div>
  );
}

type FromProps = { onUse: OnUse; onClose: () => void };

function FromPhotographs({ propertyId, house, ...rest }: FromProps & { propertyId: string; house: string }) {
  const { data, error, refetch } = usePalette(propertyId);
  return (
    <PaletteDialog
      {...rest}
      title="Colors from photographs"
      from={`What prevails in the photographs of ${house}. Leave out what does not belong to it.`}
      colors={data?.colors.map(({ hex }) => hex)}
      error={error}
      onRetry={() => void refetch()}
      none={{ text: 'There is no photograph to draw colors from yet.', link: '/media', label: 'Add photographs' }}
    />
  );
}

function FromLogo({ domainId, ...rest }: FromProps & { domainId: string }) {
  const { data, error, refetch } = useLogoColors(domainId);
  return (
    <PaletteDialog
      {...rest}
      title="Colors from the logo"
      from="What the logo of the site is made of. Leave out what does not belong to it."
      colors={data}
      error={error}
      onRetry={() => void refetch()}
      none={{ text: 'The site has no logo yet.', link: '/configuration/site-identity', label: 'Add a logo' }}
    />
  );
}
