/** Puts what was typed in one copy of the form into the fields of another. */
export function fillForm(form: HTMLFormElement, typed: FormData) {
  for (const [name, text] of typed) {
    const field = form.elements.namedItem(name);
    if (field) Object.assign(field, { value: text });
  }
}
