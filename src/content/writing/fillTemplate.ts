/**
 * Replaces every placeholder of a template, such as `{time}`, with its value.
 *
 * @throws Error for a placeholder without a value
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A template has ${placeholder}, which nothing fills.`);
    return value;
  });
}
