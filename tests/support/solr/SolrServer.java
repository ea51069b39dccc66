import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.solr.embedded.JettyConfig;
import org.apache.solr.embedded.JettySolrRunner;

/** One Solr node in cloud mode with its own ZooKeeper, as `solr start -c` makes it. Arguments: its home, its port. */
public class SolrServer {
  public static void main(String[] arguments) throws Exception {
    Path home = Path.of(arguments[0]);
    int port = Integer.parseInt(arguments[1]);
    Files.createDirectories(home);
    Files.writeString(home.resolve("solr.xml"), """
        <solr>
          <solrcloud>
            <str name="host">127.0.0.1</str>
            <int name="hostPort">%d</int>
            <str name="hostContext">solr</str>
            <int name="zkClientTimeout">6000</int>
          </solrcloud>
        </solr>
        """.formatted(port));
    // The ZooKeeper within Solr looks for its settings where an installation has them.
    Path settings = Files.createDirectories(home.resolve("server/solr"));
    Files.writeString(settings.resolve("zoo.cfg"), "tickTime=2000\ninitLimit=10\nsyncLimit=5\nadmin.enableServer=false\n");
    System.setProperty("solr.install.dir", home.toString());
    System.setProperty("zkRun", "true");
    System.setProperty("solr.log.dir", home.resolve("logs").toString());
    new JettySolrRunner(home.toString(), JettyConfig.builder().setPort(port).build()).start(false);
    Thread.currentThread().join();
  }
}
