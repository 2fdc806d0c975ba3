// Jest's Node environment with an ordinary global object. Jest uses a proxy instead, through which every access
// to `Math`, `Object` or `Promise` is a hundred times slower, which matters for code that works on pixels.
import NodeEnvironmentModule from 'jest-environment-node';
import vm from 'node:vm';

const NodeEnvironment = NodeEnvironmentModule.default ?? NodeEnvironmentModule;
const ORDINARY = vm.constants?.DONT_CONTEXTIFY;

export default class extends NodeEnvironment {
  constructor(config, context) {
    const { createContext } = vm;
    if (ORDINARY !== undefined) vm.createContext = () => createContext(ORDINARY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }
}
