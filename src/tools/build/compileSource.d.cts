/** The types of `compileSource.cjs`. */
import type { JscTarget, ModuleConfig, ReactConfig, TransformConfig } from '@swc/core';

export function compileSource(
  text: string,
  file: string,
  options: {
    target: JscTarget;
    module: ModuleConfig['type'];
    messages?: boolean;
    react?: ReactConfig;
    hidden?: TransformConfig['hidden'];
  },
): { code: string; map?: string };
