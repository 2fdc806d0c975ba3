// Jest's Node environment with an ordinary global object. Jest itself uses a proxy, through which every access to
// `Math`, `Object` or `Promise` is a hundred times slower. Specs of code that works on pixels would be too slow.
import NodeEnvironmentModule from 'jest-environment-node';
import vm from 'node:vm';

/** @type {typeof import('jest-environment-node').default} */
const NodeEnvironment = /** @type {any} */ (NodeEnvironmentModule).default ?? NodeEnvironmentModule;
const ORDINARY = vm.constants?.DONT_CONTEXTIFY;

export default class extends NodeEnvironment {
  /** @param {ConstructorParameters<typeof NodeEnvironment>} args */
  constructor(...args) {
    const { createContext } = vm;
    if (ORDINARY !== undefined) vm.createContext = () => createContext(ORDINARY);
    try {
      super(...args);
    } finally {
      vm.createContext = createContext;
    }
  }
}
