/** The arch with its open door. */
export const FoyerMark = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
    <path d="M4 22V11a8 8 0 0 1 16 0v11Z" fill="var(--primary)" />
    <path d="M9 22v-9.5a3 3 0 0 1 6 0V22Z" fill="var(--brass)" />
    <path d="M9 22h6l3 2H6Z" fill="var(--brass)" opacity=".55" />
  </svg>
);
