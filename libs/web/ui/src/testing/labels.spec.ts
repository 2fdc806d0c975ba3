const labelsOf = (selector: string): string[] => {
  const field = document.querySelector<HTMLInputElement>(selector);
  return Array.from(field?.labels ?? [], ({ textContent }) => textContent);
};

describe('the labels of a form field', () => {
  it('are those that contain it or refer to its id, in the order of the page', () => {
    document.body.innerHTML = `
      <label for="name">Name</label>
      <label>Email<input id="email"></label>
      <input id="name"><input id="bare"><button></button>
      <label for="name">Your name</label><label for="gone">Gone</label>`;
    expect(labelsOf('#name')).toEqual(['Name', 'Your name']);
    expect(labelsOf('#email')).toEqual(['Email']);
    expect(labelsOf('#bare')).toEqual([]);
    expect(labelsOf('button')).toEqual([]);
    expect(document.querySelector<HTMLInputElement>('#name')?.labels).toHaveLength(2);
  });

  it('change when the page changes', () => {
    document.body.innerHTML = '<label for="name">Name</label><input>';
    expect(labelsOf('input')).toEqual([]);
    document.querySelector('input')?.setAttribute('id', 'name');
    expect(labelsOf('input')).toEqual(['Name']);
    document.querySelector('label')?.remove();
    expect(labelsOf('input')).toEqual([]);
  });

  it('are null for an element that cannot have a label', () => {
    document.body.innerHTML = '<label>Hidden<input type="hidden"></label>';
    expect(document.querySelector('input')?.labels).toBeNull();
  });
});
