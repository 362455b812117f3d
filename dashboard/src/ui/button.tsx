import { cva, type VariantProps } from 'class-variance-authority';
import { Slot as SlotPrimitive } from 'radix-ui';
import type { ComponentProps, MouseEvent } from 'react';
import { cn } from '#ui/class-names.ts';
import { Spinner } from '#ui/spinner.tsx';
import { Tooltip } from '#ui/tooltip.tsx';

export const buttonStyle = cva(
  'inline-flex shrink-0 items-center justify-center gap-[7px] rounded-[7px] border text-sm leading-none font-medium whitespace-nowrap transition-colors duration-(--duration-instant) aria-disabled:cursor-default aria-disabled:border-border aria-disabled:bg-muted aria-disabled:text-subtle-foreground aria-disabled:shadow-none [&_svg]:pointer-events-none [&_svg]:size-[15px] [&_svg]:shrink-0 [&_svg]:stroke-[1.75]',
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-primary text-primary-foreground shadow-[inset_0_1px_0_oklch(100%_0_0/.12),var(--shadow-xs)] hover:bg-primary-hover',
        outline: 'border-border-strong bg-card shadow-xs hover:bg-muted',
        ghost: 'border-transparent hover:bg-muted',
        danger: 'border-border-strong bg-card text-destructive shadow-xs hover:bg-destructive-soft',
        destructive:
          'border-transparent bg-destructive text-destructive-foreground shadow-xs hover:bg-destructive-hover',
        link: 'h-auto border-transparent p-0 text-primary hover:underline',
      },
      size: {
        default: 'h-8 px-3 max-md:h-10',
        sm: 'h-7 px-2.5 max-md:h-[34px]',
        lg: 'h-11 rounded-[9px] px-5 text-[0.9375rem]',
        icon: 'size-8 max-md:size-10',
        'icon-sm': 'size-7 max-md:size-[34px]',
        bare: '',
      },
    },
    compoundVariants: [{ variant: 'link', class: 'h-auto px-0 max-md:h-auto' }],
    defaultVariants: { variant: 'outline', size: 'default' },
  },
);

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonStyle> & {
    asChild?: boolean;
    /** Shows a spinner and refuses clicks; the label says what is going on. */
    busy?: boolean;
    /** Why the button cannot be used now. It stays focusable and says so in a tooltip. */
    disabledReason?: string | undefined;
  };

export function Button({
  className,
  variant,
  size,
  asChild,
  busy,
  disabledReason,
  onClick,
  type,
  ...props
}: ButtonProps) {
  const Component = asChild ? SlotPrimitive.Root : 'button';
  const off = busy || Boolean(disabledReason) || props.disabled;
  const button = (
    <Component
      {...props}
      {...(asChild ? {} : { type: type ?? 'button' })}
      disabled={undefined}
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      className={cn(
        buttonStyle({ variant, size }),
        busy && 'aria-disabled:border-transparent aria-disabled:bg-primary aria-disabled:text-primary-foreground',
        busy && variant === 'destructive' && 'aria-disabled:bg-destructive',
        busy &&
          variant !== 'primary' &&
          variant !== 'destructive' &&
          'aria-disabled:bg-card aria-disabled:text-foreground',
        className,
      )}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        if (off) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {asChild ? (
        props.children
      ) : (
        <>
          {busy && <Spinner />}
          {props.children}
        </>
      )}
    </Component>
  );
  // Always in the same tree: a reason that comes or goes must not take the focus away.
  return (
    <Tooltip text={disabledReason} enabled={Boolean(disabledReason)} onPress>
      {button}
    </Tooltip>
  );
}
