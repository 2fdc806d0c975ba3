// The labels of form fields for the client's specs. jsdom walks through the document for the labels of each
// button and field, which Testing Library asks for by the hundred; here it is walked once until it changes.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const controls = require('jsdom/lib/jsdom/living/helpers/form-controls.js');
const { domSymbolTree } = require('jsdom/lib/jsdom/living/helpers/internal-constants.js');

if (typeof controls.getLabelsForLabelable !== 'function')
  throw new Error('This version of jsdom finds labels elsewhere.');

/**
 * A node of jsdom's own, which has no types.
 * @typedef {any} Node
 */

/** @type {WeakMap<Node, { readonly version: unknown, readonly byControl: Map<Node, Node[]> }>} */
const labelsOfRoots = new WeakMap();

/**
 * The labels in a tree by the field they label.
 * @param {Node} root
 */
function labelsIn(root) {
  const known = labelsOfRoots.get(root);
  if (known !== undefined && known.version === root._version) return known.byControl;
  /** @type {Map<Node, Node[]>} */
  const byControl = new Map();
  for (const node of domSymbolTree.treeIterator(root)) {
    // Only a label has a control.
    const control = node._localName === 'label' ? node.control : undefined;
    if (control) byControl.set(control, [...(byControl.get(control) ?? []), node]);
  }
  labelsOfRoots.set(root, { version: root._version, byControl });
  return byControl;
}

// Replaced before jsdom's own modules import the function.
controls.getLabelsForLabelable = (/** @type {Node} */ labelable) => {
  if (!controls.isLabelable(labelable)) return null;
  const NodeList = require('jsdom/lib/jsdom/living/generated/NodeList.js');
  const root = labelable.getRootNode({});
  labelable._labels ??= NodeList.createImpl(root._globalObject, [], {
    element: root,
    query: () => labelsIn(root).get(labelable) ?? [],
  });
  return labelable._labels;
};
