// Jest's environment of Node with an ordinary global object. Jest puts a proxy in its place, which every look-up of
// `Math`, `Object` or `Promise` goes through: a hundred times as slow, which code that works on pixels feels.
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
