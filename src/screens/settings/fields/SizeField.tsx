/** A height in units that do not depend on the window. */
import type { FieldGiven } from './field';
import { LengthField } from './LengthField';

const units = ['px', 'rem'] as const;

export const SizeField = (given: FieldGiven<string>) => <LengthField {...given} units={units} />;
