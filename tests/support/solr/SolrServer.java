import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.jetty.http2.server.HTTP2CServerConnectionFactory;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.HandlerWrapper;
import org.apache.solr.embedded.JettyConfig;
import org.apache.solr.embedded.JettySolrRunner;

/**
 * One Solr node in cloud mode, as `solr start -c` makes it. Arguments: its home, its port, and either `everywhere` where others than this
 * machine may ask it, as in an image, or the address of the ZooKeeper that it shares with others; without that it has its own.
 */
public class SolrServer {
  public static void main(String[] arguments) throws Exception {
    Path home = Path.of(arguments[0]);
    int port = Integer.parseInt(arguments[1]);
    boolean isEverywhere = arguments.length > 2 && arguments[2].equals("everywhere");
    String host = isEverywhere ? InetAddress.getLocalHost().getHostAddress() : "127.0.0.1";
    Files.createDirectories(home);
    Files.writeString(home.resolve("solr.xml"), """
        <solr>
          <solrcloud>
            <str name="host">%s</str>
            <int name="hostPort">%d</int>
            <str name="hostContext">solr</str>
            <int name="zkClientTimeout">6000</int>
          </solrcloud>
        </solr>
        """.formatted(host, port));
    System.setProperty("solr.log.dir", home.resolve("logs").toString());
    System.setProperty("solr.install.dir", home.toString());
    if (arguments.length > 2 && !isEverywhere) System.setProperty("zkHost", arguments[2]);
    else keepZooKeeper(home);
    Node node = new Node(home.toString(), JettyConfig.builder().setPort(port).build());
    node.start(false);
    if (isEverywhere) node.listen(host, port);
    Thread.currentThread().join();
  }

  private static void keepZooKeeper(Path home) throws Exception {
    // The ZooKeeper within Solr looks for its settings where an installation has them.
    Path settings = Files.createDirectories(home.resolve("server/solr"));
    Files.writeString(settings.resolve("zoo.cfg"), "tickTime=2000\ninitLimit=10\nsyncLimit=5\nadmin.enableServer=false\n");
    System.setProperty("zkRun", "true");
  }

  /** The runner listens to this machine alone. */
  private static class Node extends JettySolrRunner {
    private HandlerWrapper handlers;

    Node(String home, JettyConfig config) {
      super(home, config);
    }

    @Override
    protected HandlerWrapper injectJettyHandlers(HandlerWrapper chain) {
      handlers = chain;
      return super.injectJettyHandlers(chain);
    }

    void listen(String host, int port) throws Exception {
      HttpConfiguration http = new HttpConfiguration();
      ServerConnector connector = new ServerConnector(
          handlers.getServer(), new HttpConnectionFactory(http), new HTTP2CServerConnectionFactory(http));
      connector.setHost(host);
      connector.setPort(port);
      handlers.getServer().addConnector(connector);
      connector.start();
    }
  }
}
