/** What a control of its own for one setting, or a few alike, is given. */
import type { ComponentType } from 'react';
import type { Settings } from '@/domain/settings';
import type { ShownSetting } from '../labels';

export interface FieldGiven<Value> {
  label: string;
  hint: string | undefined;
  value: Value;
  onChange: (value: Value) => void;
}

export type FieldOf<Name extends ShownSetting> = ComponentType<FieldGiven<Settings[Name]>>;
