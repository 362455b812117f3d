/**
 * The site as people see it who see colors otherwise. Matrices of full dichromacy over linear light: Machado, Oliveira and
 * Fernandes, A Physiologically-based Model for Simulation of Color Vision Deficiency, 2009; grays by Rec. 709 luminance.
 */
import { Select } from '#ui/select.tsx';

const matrices = {
  protanopia:
    '0.152286 1.052583 -0.204868 0 0  0.114503 0.786281 0.099216 0 0  -0.003882 -0.048116 1.051998 0 0  0 0 0 1 0',
  deuteranopia:
    '0.367322 0.860646 -0.227968 0 0  0.280085 0.672501 0.047413 0 0  -0.011820 0.042940 0.968881 0 0  0 0 0 1 0',
  tritanopia:
    '1.255528 -0.076749 -0.178779 0 0  -0.078411 0.930809 0.147602 0 0  0.004733 0.691367 0.303900 0 0  0 0 0 1 0',
  achromatopsia: '0.2126 0.7152 0.0722 0 0  0.2126 0.7152 0.0722 0 0  0.2126 0.7152 0.0722 0 0  0 0 0 1 0',
};

export type Vision = 'typical' | keyof typeof matrices;

const names: Record<Vision, string> = {
  typical: 'typical',
  protanopia: 'no red',
  deuteranopia: 'no green',
  tritanopia: 'no blue',
  achromatopsia: 'no color',
};

/** The value of CSS `filter`. */
export const visionFilter = (vision: Vision): string | undefined =>
  vision === 'typical' ? undefined : `url(#${vision})`;

/** What `visionFilter` refers to; it stands once in the page. */
export const VisionFilters = () => (
  <svg aria-hidden className="absolute size-0">
    {Object.entries(matrices).map(([vision, values]) => (
      <filter key={vision} id={vision}>
        <feColorMatrix type="matrix" values={values} />
      </filter>
    ))}
  </svg>
);

export const VisionSelect = ({ value, onChange }: { value: Vision; onChange: (vision: Vision) => void }) => (
  <span className="w-32 justify-self-end">
    <Select
      aria-label="How the guest sees colors"
      value={value}
      className="h-6 border-transparent bg-transparent text-xs"
      onChange={(event) => onChange(event.target.value as Vision)}
    >
      {Object.entries(names).map(([vision, name]) => (
        <option key={vision} value={vision}>
          Vision: {name}
        </option>
      ))}
    </Select>
  </span>
);
