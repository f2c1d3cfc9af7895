import {
  type DemoRequestField,
  type FieldRule,
  FIELDS,
} from '#supabase/functions/_shared/contract.ts';

/** Changes the contract's rule of a field, until `jest.restoreAllMocks`. */
export function changeField(name: DemoRequestField, changes: Partial<FieldRule>): void {
  const fields: Record<DemoRequestField, FieldRule> = FIELDS;
  jest.replaceProperty(fields, name, { ...fields[name], ...changes });
}
